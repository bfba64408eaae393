import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.codehaus.mojo.animal_sniffer.SignatureBuilder;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;

/**
 * Compares what classes ask of the system with what the oldest Android that they run on has. What they may ask for all the same,
 * since they look first, is written in a list; so each new use is seen, and none stays there that is gone.
 *
 * <pre>java -cp TOOLS NewerApis.java SIGNATURES LIST CLASSES</pre>
 */
final class NewerApis {
    private static final Pattern FOUND = Pattern.compile(".*:([^:]+)\\.class:(?: Field [^:]+:|\\d+:)? Undefined reference: (.+)");

    public static void main(String[] arguments) throws IOException {
        Path signatures = Path.of(arguments[0]);
        Path list = Path.of(arguments[1]);
        File classes = new File(arguments[2]);

        // A line says who asks, and for what.
        List<String> allowed = Files.readAllLines(list).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .collect(Collectors.toList());
        Set<String> asked = ask(signatures, classes);
        List<String> unlisted = asked.stream()
            .filter(line -> allowed.stream().noneMatch(entry -> covers(entry, line)))
            .collect(Collectors.toList());
        List<String> gone = allowed.stream()
            .filter(entry -> asked.stream().noneMatch(line -> covers(entry, line)))
            .collect(Collectors.toList());
        for (String line : unlisted) {
            System.err.println("newer than the oldest Android, and not in " + list.getFileName() + ": " + line);
        }
        for (String line : gone) {
            System.err.println("in " + list.getFileName() + ", but nothing asks for it: " + line);
        }
        if (!unlisted.isEmpty() || !gone.isEmpty()) {
            System.exit(1);
        }
    }

    private static boolean covers(String entry, String line) {
        return entry.endsWith("*") ? line.startsWith(entry.substring(0, entry.length() - 1)) : line.equals(entry);
    }

    /** What that Android does not have. A method that the app's own classes inherit counts as Android's. */
    private static Set<String> ask(Path signatures, File classes) throws IOException {
        Logger quiet = new Recorder(new TreeSet<>());
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (InputStream system = Files.newInputStream(signatures)) {
            SignatureBuilder builder = new SignatureBuilder(new InputStream[] {system}, all, quiet);
            builder.process(classes);
            builder.close();
        }
        Set<String> asked = new TreeSet<>();
        InputStream known = new ByteArrayInputStream(all.toByteArray());
        SignatureChecker checker = new SignatureChecker(known, Set.of(), new Recorder(asked));
        checker.setSourcePath(List.of());
        checker.process(classes);
        return asked;
    }

    /** Takes the checker's errors, each without the line of the source. */
    private static final class Recorder implements Logger {
        private final Set<String> found;

        Recorder(Set<String> found) {
            this.found = found;
        }

        @Override
        public void error(String message) {
            Matcher matcher = FOUND.matcher(message);
            if (!matcher.matches()) {
                throw new IllegalStateException(message);
            }
            // A class inside another, and a lambda, count as the outermost.
            String who = matcher.group(1).replace('/', '.').replaceFirst("\\$.*", "");
            found.add(who + " " + matcher.group(2));
        }

        @Override
        public void error(String message, Throwable cause) {
            throw new IllegalStateException(message, cause);
        }

        @Override
        public void warn(String message) {
            error(message);
        }

        @Override
        public void warn(String message, Throwable cause) {
            error(message, cause);
        }

        @Override
        public void info(String message) {}

        @Override
        public void info(String message, Throwable cause) {}

        @Override
        public void debug(String message) {}

        @Override
        public void debug(String message, Throwable cause) {}
    }
}

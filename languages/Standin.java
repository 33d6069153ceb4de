import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store.CloseableResource;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Standin for JUnit 5: a data space of its own for each test, which nobody else sees. Copy this file beside your tests, write
 * {@code @ExtendWith(Standin.Extension.class)} at a class, and give its tests a parameter of this type.
 *
 * <p>The simulator is that of STANDIN_URL ({@code standin exec -- mvn test} sets it), or one in memory that the command in STANDIN
 * starts ({@code standin}; in a clone {@code node PATH/bin/standin.js}). At the end of a test the verdict must be {@code pass}, or the
 * one that the test has put into {@link #expected}.
 */
final class Standin {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  final String url;
  /** Some interfaces have numbers for the ids of clients, and the user name is such an id. */
  final String user = String.valueOf(ThreadLocalRandom.current().nextInt(1_000_000_000));
  final String password = "secret";
  String expected = "pass";

  private Standin(String url) {
    this.url = url;
  }

  /** Sends JSON, or nothing for an empty text. */
  HttpResponse<String> call(String method, String path, String body) throws Exception {
    String pair = Base64.getEncoder().encodeToString((user + ":" + password).getBytes());
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + path))
            .header("authorization", "Basic " + pair)
            .header("content-type", "application/json")
            .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .build();
    return HTTP.send(request, BodyHandlers.ofString());
  }

  /** Makes a message fail, once: {@code fault("redeem", "after", "status 504")}. */
  void fault(String operation, String when, String fault) throws Exception {
    String body =
        "{\"operation\": \"%s\", \"%s\": \"%s\", \"times\": 1}".formatted(operation, when, fault);
    HttpResponse<String> answer = call("POST", "/standin/faults", body);
    assertTrue(answer.statusCode() < 300, answer::body);
  }

  /** Fails with the verdict, unless it is the expected one. */
  void mustBehave() throws Exception {
    String verdict = call("GET", "/standin/verdict?passing=false", "").body();
    assertEquals(expected, firstMatch("\"result\":\\s*\"([a-z]+)\"", verdict), verdict);
  }

  /** The first group of a pattern in a text. */
  static String firstMatch(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(String.valueOf(text));
    assertTrue(matcher.find(), () -> pattern + " is not in " + text);
    return matcher.group(1);
  }

  /** Gives each test its data space, and judges it at the end. */
  static final class Extension implements ParameterResolver, AfterEachCallback {
    private static final Namespace NAMESPACE = Namespace.create(Standin.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == Standin.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      // The store of the root closes the simulator once all tests have run.
      Simulator simulator =
          context
              .getRoot()
              .getStore(NAMESPACE)
              .getOrComputeIfAbsent(Simulator.class, key -> Simulator.start(), Simulator.class);
      Standin standin = new Standin(simulator.url());
      context.getStore(NAMESPACE).put(Standin.class, standin);
      return standin;
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
      Standin standin = context.getStore(NAMESPACE).get(Standin.class, Standin.class);
      if (standin != null) standin.mustBehave();
    }
  }

  private record Simulator(String url, Process process) implements CloseableResource {
    static Simulator start() {
      String given = System.getenv("STANDIN_URL");
      if (given != null) return new Simulator(given, null);
      String standin = System.getenv().getOrDefault("STANDIN", "standin");
      List<String> command = new ArrayList<>(List.of(standin.split(" ")));
      command.addAll(List.of("start", "--port", "0", "--db", ":memory:"));
      try {
        Process process =
            new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader log = process.inputReader();
        String url = firstMatch("\"url\":\"([^\"]+)\"", log.readLine());
        // What is not read would hold the simulator up.
        Thread reader = new Thread(() -> log.lines().forEach(line -> {}));
        reader.setDaemon(true);
        reader.start();
        return new Simulator(url, process);
      } catch (IOException failure) {
        throw new IllegalStateException("Standin did not start: " + standin, failure);
      }
    }

    @Override
    public void close() throws InterruptedException {
      if (process == null) return;
      process.destroy();
      process.waitFor();
    }
  }
}

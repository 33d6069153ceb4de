import java.io.IOException;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;

class OkHttpTill {
  public static void main(String[] given) {
    boolean retries = System.getenv("SWITCHED") == null;
    OkHttpClient client = new OkHttpClient.Builder().retryOnConnectionFailure(retries).build();
    for (int i = 0; i < given.length; i += 2) {
      Request request =
          new Request.Builder()
              .url(given[i])
              .header("authorization", System.getenv("AUTHORIZATION"))
              .post(RequestBody.create(MediaType.get("application/json"), given[i + 1]))
              .build();
      try (Response response = client.newCall(request).execute()) {
        response.body().string();
      } catch (IOException broken) {
        System.out.println(broken);
      }
    }
    System.exit(0);
  }
}

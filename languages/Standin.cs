using System.Diagnostics;
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text;
using System.Text.Json.Nodes;
using Xunit;

/// <summary>
/// A simulator for the tests of a class: <c>IClassFixture&lt;Simulator&gt;</c>. It is that of STANDIN_URL
/// (<c>standin exec -- dotnet test</c> sets it), or one in memory that the command in STANDIN starts (<c>standin</c>;
/// in a clone <c>node PATH/bin/standin.js</c>).
/// </summary>
public sealed class Simulator : IDisposable
{
    private readonly Process? process;

    public string Url { get; }

    public Simulator()
    {
        if (Environment.GetEnvironmentVariable("STANDIN_URL") is { } given)
        {
            Url = given;
            return;
        }
        var command = (Environment.GetEnvironmentVariable("STANDIN") ?? "standin").Split(' ');
        var start = new ProcessStartInfo(command[0]) { RedirectStandardOutput = true };
        foreach (var argument in command[1..].Concat(["start", "--port", "0", "--db", ":memory:"]))
            start.ArgumentList.Add(argument);
        process = Process.Start(start)!;
        Url = JsonNode.Parse(process.StandardOutput.ReadLine()!)!["url"]!.GetValue<string>();
        // What is not read would hold the simulator up.
        process.BeginOutputReadLine();
    }

    public void Dispose()
    {
        process?.Kill(entireProcessTree: true);
        process?.Dispose();
    }
}

/// <summary>
/// A data space of its own for each test, which nobody else sees: xUnit makes an object of the test class for each. At the
/// end the verdict must be <c>pass</c>, or the one that the test has put into <see cref="Expected"/>.
/// </summary>
public abstract class StandinTest : IClassFixture<Simulator>, IAsyncLifetime
{
    /// <summary>Some interfaces have numbers for the ids of clients, and the user name is such an id.</summary>
    protected string User { get; } = Random.Shared.Next(1_000_000_000).ToString();

    protected HttpClient Http { get; }

    protected string Expected { get; set; } = "pass";

    protected StandinTest(Simulator simulator)
    {
        var pair = Convert.ToBase64String(Encoding.UTF8.GetBytes($"{User}:secret"));
        Http = new HttpClient { BaseAddress = new Uri(simulator.Url) };
        Http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Basic", pair);
    }

    /// <summary>Makes a message fail: <c>new { operation = "redeem", after = "status 504", times = 1 }</c>.</summary>
    protected async Task Fault(object fault) =>
        (await Http.PostAsJsonAsync("/standin/faults", fault)).EnsureSuccessStatusCode();

    public Task InitializeAsync() => Task.CompletedTask;

    public async Task DisposeAsync()
    {
        var verdict = await Http.GetFromJsonAsync<JsonObject>("/standin/verdict?passing=false");
        Assert.True(Expected == verdict!["result"]!.GetValue<string>(), verdict.ToJsonString());
    }
}

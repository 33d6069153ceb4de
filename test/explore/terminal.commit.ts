import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/* A question is asked at a terminal alone: Python opens one, and answers there. */
const python = "/usr/bin/python3";
const atTerminal = `
import os, pty, sys
answer, *command = sys.argv[1:]
child, terminal = pty.fork()
if child == 0:
    os.execv(command[0], command)
shown = b""
while b"(y/n)" not in shown:
    shown += os.read(terminal, 4096)
os.write(terminal, answer.encode() + b"\\n")
try:
    while more := os.read(terminal, 4096):
        shown += more
except OSError:
    pass
print(shown.decode())
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

const program = resolve(__dirname, "../../bin/standin.js");
const upstream = ["--upstream", "airtime=https://sandbox.example/airtime"];
const explore = ["explore", ...upstream, "--sandbox", "sandbox.example"];
const sendsNothing = ["--", process.execPath, "-e", "0"];

(existsSync(python) ? test : test.skip).each([
  { answer: "n", code: 2, says: "Nothing was sent to sandbox.example." },
  { answer: "yellow", code: 2, says: "Nothing was sent to sandbox.example." },
  { answer: "y", code: 3, says: "sent nothing" },
])(
  "explore over a provider asks at a terminal: $answer ends with $code",
  ({ answer, code, says }) => {
    const command = [process.execPath, program, ...explore, ...sendsNothing];
    const { status, stdout } = spawnSync(python, ["-c", atTerminal, answer, ...command], {
      cwd: mkdtempSync(join(tmpdir(), "standin-terminal-")),
      encoding: "utf8",
    });
    expect(stdout).toContain("The messages of every run go to sandbox.example.");
    expect(stdout).toContain("May they? (y/n)");
    expect(stdout).toContain(says);
    expect(status).toBe(code);
  },
);

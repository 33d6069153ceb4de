import { Argument, Command } from "commander";

/** The shells for which there is a script. */
const shells = ["bash", "zsh", "fish"] as const;

/** `standin completion bash|zsh|fish`. */
export const completionCommand = (): Command =>
  new Command("completion")
    .description("Print a script that lets a shell complete commands, options, names and ids.")
    .addArgument(new Argument("<shell>", "the shell that reads the script").choices(shells))
    .addHelpText(
      "after",
      `
The script calls standin by this name: it has to be in the PATH. That of bash
needs the package bash-completion.

Examples:
  standin completion bash > ~/.standin-completion && . ~/.standin-completion
  standin completion fish | source

In ~/.bashrc, or in ~/.zshrc after compinit:
  source <(standin completion bash)
  source <(standin completion zsh)`,
    )
    .action(async (shell: string) => {
      const { script } = await import("@bomb.sh/tab");
      script(shell, "standin", "standin");
    });

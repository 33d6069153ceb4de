import pino from "pino";
import type { AuditEntry } from "../../simulator/audit";
import { limits } from "../../limits/limits";
import { ownerOnly } from "../../private-file";
import { plainJson } from "../../plain-text";

/** A file that gets a line of JSON for each entry. */
export interface AuditFile {
  /** Writes without waiting; what a slow disk cannot take is left out. */
  write: (entry: AuditEntry) => void;
  /** Goes on in a new file of the same name: the old one was moved away. */
  reopen: () => void;
  close: () => void;
}

/** Opens an audit log, and adds to it. `warn` is told once each time that it cannot be written any longer. */
export function openAuditFile(file: string, warn: (text: string) => void): AuditFile {
  const destination = pino.destination({
    dest: file,
    append: true,
    mode: ownerOnly,
    sync: false,
    maxLength: limits.auditWaiting,
  });
  let isWarned = false;
  const failed = (text: string): void => {
    if (!isWarned) warn(`The audit log ${file} is incomplete: ${text}.`);
    isWarned = true;
  };
  destination.on("error", (error: Error) => {
    failed(error.message);
  });
  destination.on("drop", () => {
    failed("the disk is too slow");
  });
  return {
    write(entry) {
      destination.write(`${plainJson(JSON.stringify(entry))}\n`);
    },
    reopen() {
      isWarned = false;
      destination.reopen();
    },
    close() {
      destination.flushSync();
      destination.end();
    },
  };
}

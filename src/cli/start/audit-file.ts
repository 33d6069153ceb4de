import pino from "pino";
import type { AuditEntry } from "../../simulator/log";
import { limits } from "../../limits/limits";
import { ownerOnly } from "../../private-file";
import { plainJson } from "../../plain-text";
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { errorText } from "../../error-code";
import type { Standin } from "../..";

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

/** Where a certificate and its private key are (PEM). */
interface CertificateFiles {
  certFile: string;
  keyFile: string;
}

type CertificatePair = Parameters<Standin["useCertificate"]>[0];

/** Whom a new certificate is given to, and who is told what becomes of it. */
interface CertificateUse {
  use: (pair: CertificatePair) => void;
  log: { info(text: string): void; error(text: string): void };
}

/** The watch of a certificate's files. */
export interface CertificateWatch {
  /** Reads the files now, and reports even if they are as before. */
  read: () => void;
  /** Ends the watch. */
  close: () => void;
}

/** Throws the error of the operating system if a file cannot be read. */
export const readPair = ({ certFile, keyFile }: CertificateFiles): CertificatePair => ({
  cert: readFileSync(certFile, "utf8"),
  key: readFileSync(keyFile, "utf8"),
});

/**
 * Looks at both files again and again, and has a pair served that is another one. A pair that cannot be served is
 * reported once, without any of its contents, and the previous one stays.
 */
export function watchCertificate(
  files: CertificateFiles,
  started: CertificatePair,
  { use, log }: CertificateUse,
): CertificateWatch {
  let last = JSON.stringify({ pair: started });
  const serve = (found: CertificateRead): void => {
    try {
      if ("trouble" in found) throw new Error(found.trouble);
      use(found.pair);
      log.info(`Read the certificate again: it is valid until ${lastDayOf(found.pair)}.`);
    } catch (error) {
      log.error(
        `Keeping the previous certificate, because the new one cannot be used. ${errorText(error)}`,
      );
    }
  };
  const look = (isAsked: boolean): void => {
    const found = foundIn(files);
    const text = JSON.stringify(found);
    if (text === last && !isAsked) return;
    last = text;
    serve(found);
  };
  const looking = setInterval(look, limits.fileLookMs, false).unref();
  return {
    read: () => {
      look(true);
    },
    close: () => {
      clearInterval(looking);
    },
  };
}

/** What is in the files now, or why they cannot be read. */
type CertificateRead = { pair: CertificatePair } | { trouble: string };

function foundIn(files: CertificateFiles): CertificateRead {
  try {
    return { pair: readPair(files) };
  } catch (error) {
    return { trouble: errorText(error) };
  }
}

const lastDayOf = ({ cert }: CertificatePair): string =>
  new Date(new X509Certificate(cert).validTo).toISOString().slice(0, 10);

import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { crc32 } from "node:zlib";
import { type ListedUser, readUsersFile } from "../../users";
import { print } from "../command-result";
import { readableFile, writtenFile } from "../option-values";

/** Points of each server on the ring, as nginx has them. */
const pointsOfServer = 160;

interface Point {
  hash: number;
  server: string;
}

/**
 * Says which server nginx sends a key to, by `hash ... consistent` over these servers, as its configuration spells
 * them: each has 160 points on a ring, and the next one after the key's own hash has the key.
 */
export function createHashRing(servers: readonly string[]): (key: string) => string | undefined {
  const points = servers
    .flatMap(pointsOf)
    .sort((one, other) => one.hash - other.hash)
    .filter(({ hash }, at, all) => at === 0 || hash !== all[at - 1]?.hash);
  return (key) => {
    const hash = crc32(key);
    return (points.find((point) => point.hash >= hash) ?? points[0])?.server;
  };
}

function pointsOf(server: string): Point[] {
  const colon = server.lastIndexOf(":");
  const [host, port] = colon < 0 ? [server, ""] : [server.slice(0, colon), server.slice(colon + 1)];
  const base = crc32(`${host}\0${port}`);
  const before = Buffer.alloc(4);
  return Array.from({ length: pointsOfServer }, () => {
    const hash = crc32(before, base);
    before.writeUInt32LE(hash);
    return { hash, server };
  });
}

/** What nginx hashes: the user, or the space that users share, as the map of `standin users shards` has it. */
export const shardKeyOf = ({
  user,
  space,
}: {
  user: string | null;
  space: string | null;
}): string | undefined => (space === null ? (user ?? undefined) : `space:${space}`);

/** Names that nginx takes as they are; it compares them without regard to case. */
const plainName = /^[\w@-][\w.@-]*$/;

/** What nginx takes for parameters of a map, not for values. */
const parameters: readonly string[] = ["default", "hostnames", "include", "volatile"];

/** `standin users shards`. */
export const shardsCommand = (): Command =>
  new Command("shards")
    .description(
      "Write the map that nginx uses to send users who share a data space to the same shard.",
    )
    .argument("<file>", "the users file", readableFile)
    .argument("[map]", "", writtenFile)
    .addHelpText("after", "\nExample:\n  standin users shards users.yaml users.map")
    .action((file: string, map: string | undefined) => {
      const text = shardMap(readUsersFile(file));
      if (map === undefined) print(text.trimEnd());
      else {
        writeFileSync(map, text);
        print(`Wrote ${map}.`);
      }
    });

/** The map of nginx from a user's name to what it hashes. */
export function shardMap(users: readonly ListedUser[]): string {
  const spellings = new Map<string, number>();
  for (const { user } of users) {
    const name = user.toLowerCase();
    spellings.set(name, (spellings.get(name) ?? 0) + 1);
  }
  const lines = users.flatMap(({ user, space }) => {
    if (space === undefined) return [];
    const isPlain =
      plainName.test(user) &&
      !parameters.includes(user.toLowerCase()) &&
      spellings.get(user.toLowerCase()) === 1;
    return [`    ${isPlain ? user : exactly(user)} "${String(shardKeyOf({ user, space }))}";\n`];
  });
  return (
    "# Written by standin users shards: users who share a space meet at one shard.\n" +
    `map $remote_user $standin_shard {\n    default $remote_user;\n${lines.join("")}}\n`
  );
}

/** A regular expression for this name alone, byte by byte. */
const exactly = (name: string): string =>
  `"~^${[...Buffer.from(name)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("")}$"`;

import { Counter, Gauge, Registry, collectDefaultMetrics } from "prom-client";
import type { Services } from "../services";
import { type Durations, durationBounds } from "./request-tally";

/** What a collector of Prometheus gets. */
export interface Exposition {
  type: string;
  text: () => Promise<string>;
}

/** A metric whose values are read when a collector asks. */
type ReadValues = () => readonly { labels?: Record<string, string>; value: number }[];

/** What is measured. */
export type MeasuredServices = Pick<Services, "tally" | "held" | "store" | "journalRows">;

/** The metrics of a simulator. Those of Node (memory, collector, event loop) count from the first call on. */
export function createExposition(services: MeasuredServices): Exposition {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name, help, labels, read } of countersOf(services))
    new Counter({
      name,
      help,
      labelNames: labels,
      registers: [register],
      collect() {
        this.reset();
        for (const one of read()) this.inc(one.labels ?? {}, one.value);
      },
    });
  for (const { name, help, read } of gaugesOf(services))
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await read());
      },
    });
  for (const histogram of histogramsOf(services))
    register.registerMetric(histogramMetric(histogram) as never);
  return { type: register.contentType, text: () => register.metrics() };
}

interface CounterOf {
  name: string;
  help: string;
  labels: string[];
  read: ReadValues;
}

const countersOf = ({ tally }: MeasuredServices): CounterOf[] => [
  {
    name: "standin_requests_total",
    help: "Requests that have ended, by interface, operation and class of the status (none: no answer went out).",
    labels: ["interface", "operation", "status"],
    read: () =>
      [...tally.requests].flatMap(([name, operations]) =>
        [...operations].flatMap(([operation, classes]) =>
          [...classes].map(([status, value]) => ({
            labels: { interface: name, operation, status },
            value,
          })),
        ),
      ),
  },
  {
    name: "standin_faults_struck_total",
    help: "Faults that struck a message, by interface.",
    labels: ["interface"],
    read: () => [...tally.faults].map(([name, value]) => ({ labels: { interface: name }, value })),
  },
  {
    name: "standin_refused_credentials_total",
    help: "Requests whose credentials were refused, by reason.",
    labels: ["reason"],
    read: () => [...tally.refusals].map(([reason, value]) => ({ labels: { reason }, value })),
  },
  {
    name: "standin_upstream_failures_total",
    help: "Messages to providers that got no whole answer, by failure.",
    labels: ["failure"],
    read: () =>
      [...tally.upstreamFailures].map(([failure, value]) => ({ labels: { failure }, value })),
  },
];

interface GaugeOf {
  name: string;
  help: string;
  read: () => number | Promise<number>;
}

const gaugesOf = ({ held, store, journalRows }: MeasuredServices): GaugeOf[] => [
  {
    name: "standin_held_messages",
    help: "Messages that a fault holds now.",
    read: () => held.total(),
  },
  { name: "standin_spaces", help: "Data spaces.", read: () => store.spaces.count() },
  {
    name: "standin_journal_rows",
    help: "Exchanges in the journals of all data spaces, counted once a minute at most.",
    read: () => journalRows(),
  },
  {
    name: "standin_database_bytes",
    help: "Size of the database without its free pages.",
    read: () => store.bytes(),
  },
];

/** Durations that are shown as a histogram. */
interface HistogramOf {
  name: string;
  help: string;
  durations: ReadonlyMap<string, Durations>;
}

const histogramsOf = ({ tally }: MeasuredServices): HistogramOf[] => [
  {
    name: "standin_request_duration_seconds",
    help: "How long requests took from their arrival to the end of their answer, by interface.",
    durations: tally.durations,
  },
  {
    name: "standin_upstream_seconds",
    help: "How long providers took for a message, connection included, by interface.",
    durations: tally.upstreamDurations,
  },
];

/** The durations as a histogram, whose values are not observed one by one but counted already. */
const histogramMetric = ({ name, help, durations }: HistogramOf) => {
  const metric = { name, help, type: "histogram", aggregator: "sum" };
  return {
    ...metric,
    get: () =>
      Promise.resolve({
        ...metric,
        values: [...durations].flatMap(([of, own]) => histogramValues(metric.name, of, own)),
      }),
  };
};

function histogramValues(metricName: string, name: string, { counts, sum }: Durations) {
  let count = 0;
  const buckets = counts.map((own, at) => {
    count += own;
    const le = durationBounds[at] ?? "+Inf";
    return { metricName: `${metricName}_bucket`, labels: { le, interface: name }, value: count };
  });
  const labels = { interface: name };
  return [
    ...buckets,
    { metricName: `${metricName}_sum`, labels, value: sum },
    { metricName: `${metricName}_count`, labels, value: count },
  ];
}

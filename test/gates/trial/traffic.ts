import { DealingModel } from "../models/dealing-model";
import { DealingWalk } from "../models/dealing-walk";
import { type HttpMessage, httpMessage } from "./messages";
import { Model } from "../models/model";
import type { Random } from "./random";
import { brokenMessage } from "./replay";
import { dealingMessage, subjects } from "./subjects";
import { Walk } from "../models/walk";

/** Messages of all families as they follow from a stream of random numbers: sensible ones, repeats, contradictions, broken ones. */
export function trafficOf(random: Random, count: number): HttpMessage[] {
  const model = new Model();
  const walk = new Walk(model, random);
  const dealingModel = new DealingModel();
  const dealingWalk = new DealingWalk(dealingModel, random, subjects);
  const cardMessage = (): HttpMessage => {
    let { message } = walk.next();
    while (message.pan !== undefined && model.cards.get(message.pan)?.fault !== undefined)
      ({ message } = walk.next());
    model.apply(message, "3103");
    return httpMessage(message);
  };
  const dealing = (): HttpMessage => {
    const { dealing: next } = dealingWalk.next();
    dealingModel.apply(next);
    return dealingMessage(next);
  };
  return Array.from({ length: count }, () => {
    const roll = random.int(100);
    if (roll < 10)
      return brokenMessage(
        random,
        random.chance(0.3)
          ? httpMessage(walk.request("load"))
          : dealingMessage(dealingWalk.request()),
      );
    return roll < 40 ? cardMessage() : dealing();
  });
}

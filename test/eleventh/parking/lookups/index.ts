import { answering } from "../../family";
import { lookupCard } from "../operations";
import { card } from "./card";

export const lookups = answering(lookupCard, card);

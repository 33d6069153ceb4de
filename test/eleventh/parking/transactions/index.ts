import { payment } from "./payment";

export const kinds = { payment };

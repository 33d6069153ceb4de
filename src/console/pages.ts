/** A page that the navigation leads to: its address is below that of the console. */
export interface Page {
  name: string;
  address: string;
}

export const pages: readonly Page[] = [{ name: "Connect", address: "" }];

/** An error that the simulator itself can answer. The documentation's table is generated from these. */
export interface ErrorEntry {
  /** Its name in the catalogue. */
  code: string;
  status: number;
  /** The errorType; where an interface does not know it, `fallback`, else the interface's general one. */
  errorType: string;
  fallback?: string;
  /** `errorMessage`: at most 20 characters (contract 1, ErrorDetail). */
  message: string;
  /** When it is answered, for the documentation. */
  when: string;
}

/** Where the mail of a name goes now, as its zone says. */
export interface PresentMx {
  /** Host names, lower case, without a closing dot. */
  exchanges: string[];
  /** Of the name asked for as the proof, each with its strings joined. */
  texts: string[];
}

export interface PresentMxReader {
  /**
   * `domain` in ASCII; `proof`: the name whose texts are read. "There is none" is an answer; what cannot be read is AppError
   * 'domains.dns-unavailable' (503, try again), within half a minute.
   */
  read(of: { domain: string; proof: string }): Promise<PresentMx>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    presentMx: PresentMxReader;
  }
}

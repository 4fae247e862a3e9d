/** What a visitor's browser is shown where a name's site answers. */
export interface ServedCertificate {
  /** Its last moment; null where none was shown. */
  notAfter: Date | null;
  /** Why a browser would not believe it, in a word of TLS or of the connection; null where it does. */
  fault: string | null;
}
export interface ServedCertificates {
  /** Opens a connection under that name, within some seconds, and asks for nothing. Never throws. */
  look(host: string): Promise<ServedCertificate>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null where names are not answered under https at addresses that we know. */
    servedCertificates: ServedCertificates | null;
  }
}

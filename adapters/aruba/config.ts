export interface ArubaConfig {
  /** `https://auth.fatturazioneelettronica.aruba.it` */
  authBase: string;
  /** `https://ws.fatturazioneelettronica.aruba.it` */
  apiBase: string;
  username: string;
  password: string;
  /** Milliseconds a call may take; absent: 20 seconds. */
  timeoutMs?: number;
}

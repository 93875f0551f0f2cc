/** Looks for malware in what was uploaded, while it is in quarantine. */
export interface VirusScanner {
  /** Throws `ScannerAway` when it cannot say. */
  scan(path: string): Promise<'clean' | 'infected'>
}

/** A file that nobody looked into is not let in. */
export class ScannerAway extends Error {
  override name = 'ScannerAway'
}

import type { Config } from '../../config/config.ts'
import { docusealService, type SigningService } from './signing/index.ts'

/** Who keeps contracts until they are signed, as the configuration says. */
export function signingServiceOf(
  { signing }: Pick<Config, 'signing'>,
  fetch: typeof globalThis.fetch,
): SigningService {
  return signing.service === 'embedded' ? { kind: 'embedded' } : docusealService(signing.docuseal, fetch)
}

import { loadScript } from '@daftar/app-kit/load-script'
import type { Services } from '../page.ts'

/** DEC-CFG-5: each area by the prefix of its paths. */
const recordedAreas = [
  '/auth',
  '/applications',
  '/dashboard',
  '/legal-entities',
  '/finance/tabby-capital',
  '/application',
  '/application-preapproved',
  '/application-full-revenue',
  '/application-frf',
  '/application-kyb',
]

/** CFG-06: whether recording starts on a path. */
export function isRecordedPath(path: string): boolean {
  return recordedAreas.some((area) => path === area || path.startsWith(`${area}/`))
}

/**
 * Starts session recording on the routes that want it, once; it then goes on until the session ends
 * (DEC-CFG-3). Off unless a key is configured. Everything on the page is masked: it is full of amounts,
 * contacts and codes.
 */
export function startRecordingOn({ config }: Services, path: string): void {
  if (!config.recordingKey || !isRecordedPath(path)) return
  document.body.dataset['clarityMask'] = 'true'
  void loadScript(`https://www.clarity.ms/tag/${encodeURIComponent(config.recordingKey)}`).catch(() => {})
}

import { m } from '@daftar/words'

/** How long a code can be used, to stand behind "valid for": whole minutes, else the seconds as they are. */
export function codeTimeText(seconds: number): string {
  return seconds % 60 === 0
    ? m.common_for_minutes({ count: seconds / 60 })
    : m.common_for_seconds({ count: seconds })
}

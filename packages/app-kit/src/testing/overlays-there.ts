import { afterAll, beforeAll, vi } from 'vitest'
import '@daftar/ui/dialog'
import '@daftar/ui/drawer'
import '@daftar/ui/filter-chip'
import '@daftar/ui/menu'
import { loadOverlays } from '@daftar/ui/overlays'
import '@daftar/ui/select'
import '@daftar/ui/sidebar'
import { loadReasonText } from '@daftar/words'

// A page of a test is one that has been open for a while: what opens over it is there.
beforeAll(loadOverlays)
// Tests name a text before the page that is refused has loaded it.
beforeAll(() => loadReasonText('last_admin'))

// What a page began to load when its tests ended comes to its end: cut off, it would be missing for all files
// that follow.
afterAll(() => vi.dynamicImportSettled())

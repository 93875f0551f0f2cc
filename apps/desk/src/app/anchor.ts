import { routerAnchor } from '@daftar/app-kit/router-anchor'
import { deskRoot, signInPath } from '../shared/addresses.ts'

/** A link inside the console; the sign-in is a page of its own. */
export const RouterAnchor = routerAnchor(
  (href) => (href === deskRoot || href.startsWith(`${deskRoot}/`)) && href !== signInPath,
)

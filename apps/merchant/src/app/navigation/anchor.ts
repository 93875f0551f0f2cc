import { routerAnchor } from '@daftar/app-kit/router-anchor'

/** Pages that are documents of their own or answers of the server: the browser follows these itself. */
const outside = /^\/(auth|signing|desk|docs|merchant|assets)(\/|\?|$)/

/** A link inside the application. */
export const RouterAnchor = routerAnchor(
  (href) => href.startsWith('/') && !href.startsWith('//') && !outside.test(href),
)

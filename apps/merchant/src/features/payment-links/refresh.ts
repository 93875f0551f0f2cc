import { isLinkOpen, type LinkStatus } from '@daftar/rules/orders/payment-link'

/**
 * DEC-ORD-11: how often a link is asked for again while its page is in sight (milliseconds); one that is
 * final no more.
 */
export function refreshEvery(link: { status: LinkStatus } | undefined): number | false {
  return link && !isLinkOpen(link.status) ? false : 5_000
}

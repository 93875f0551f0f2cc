import { pathOf } from '@daftar/rules/shell/guards/routes'

export const supportPaths = {
  list: pathOf('support'),
  begin: `${pathOf('support')}?new=yes`,
  ticket: (ticketId: string) => pathOf('supportTicket', { ticketId }),
}

import { pathOf } from '@daftar/rules/shell/guards/routes'

export const supportPaths = {
  list: pathOf('support'),
  begin: `${pathOf('support')}?new=yes`,
  help: pathOf('supportHelp'),
  article: (articleId: string) => pathOf('supportArticle', { articleId }),
  order: (paymentId: string) => pathOf('payment', { paymentId }),
  ticket: (ticketId: string) => pathOf('supportTicket', { ticketId }),
}

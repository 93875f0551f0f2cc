import { isLinkOpen } from '@daftar/rules/orders/payment-link'
import { IconButton } from '@daftar/ui/icon-button'
import { Menu } from '@daftar/ui/menu'
import { m } from '@daftar/words'
import { CircleSlash, EllipsisVertical, MessageSquareText } from 'lucide-react'
import { showToast } from '@daftar/app-kit/toasts'
import type { PaymentLink } from '../queries.ts'
import { sendProblemText } from '../refusal.ts'
import { useSendLink, useSendWait } from '../use-send-link.ts'

export interface LinkActs {
  onCancel: (link: PaymentLink) => void
}

interface Props {
  link: PaymentLink
  acts: LinkActs
}

/** What can be done with a link from the list; a link that is paid or over has nothing more to do. */
export function LinkMenu({ link, acts }: Props) {
  return isLinkOpen(link.status) ? <OpenLinkMenu link={link} acts={acts} /> : null
}

function OpenLinkMenu({ link, acts }: Props) {
  const sending = useSendLink()
  const wait = useSendWait(link)
  const send = () =>
    sending.mutate(link.id, {
      onError: (error) => showToast({ variant: 'error', title: sendProblemText(error) }),
    })
  return (
    <Menu
      label={m.links_actions_of({ number: link.number })}
      entries={[
        {
          id: 'send',
          label: link.times_sent > 0 ? m.links_sms_again() : m.links_sms(),
          icon: <MessageSquareText />,
          onPress: send,
          disabled: wait !== 0 || sending.isPending,
        },
        {
          id: 'cancel',
          label: m.links_cancel(),
          icon: <CircleSlash />,
          danger: true,
          onPress: () => acts.onCancel(link),
        },
      ]}
    >
      <IconButton
        label={m.links_actions_of({ number: link.number })}
        icon={<EllipsisVertical />}
        size="small"
      />
    </Menu>
  )
}

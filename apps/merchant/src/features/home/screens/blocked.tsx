import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { buttonClass } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { Hourglass } from 'lucide-react'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'

/** Every store is in Kuwait, where the first page does not work yet (OTH-02, DEC-OTH-3, APP-104). */
export function BlockedScreen() {
  const mailbox = useSupportMailbox()
  return (
    <>
      <PageHeader title={m.shell_item_dashboard()} />
      <EmptyState
        icon={<Hourglass />}
        title={m.home_blocked_title()}
        action={
          <a className={buttonClass()} href={`mailto:${mailbox}`}>
            {m.shell_contact_us()}
          </a>
        }
      >
        {m.home_blocked_text()}
      </EmptyState>
    </>
  )
}

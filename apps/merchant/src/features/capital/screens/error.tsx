import { ErrorPage } from '@daftar/ui/error-page'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { CloudAlert } from 'lucide-react'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'

/** Something failed that left no screen to show (CAP-25, CAP-66, CAP-67). */
export function CapitalErrorScreen() {
  const email = useSupportMailbox()
  return (
    <ErrorPage
      icon={<CloudAlert />}
      tone="negative"
      title={m.error_title()}
      actions={
        <Link look="bare" className={buttonClass({ variant: 'primary' })} href={`mailto:${email}`}>
          {m.common_contact_support()}
        </Link>
      }
    >
      {m.capital_error_text()}
    </ErrorPage>
  )
}

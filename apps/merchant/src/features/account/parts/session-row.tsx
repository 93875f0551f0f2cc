import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantText, zoneText } from '@daftar/words/formats/date'
import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { deviceOf } from '../device.ts'
import { endSession, type Session } from '../queries.ts'
import styles from './account.module.css'

/** One session: device, address, when; the one in use is marked and has no button (DEC-SES-10). */
export function SessionRow({ session }: { session: Session }) {
  const { browser, system, isPhone } = deviceOf(session.device)
  const device =
    browser && system
      ? m.account_session_device({ browser, system })
      : browser || system || m.account_session_unknown_device()
  return (
    <li className={styles.session}>
      <span className={styles.picture} aria-hidden="true">
        {isPhone ? <Smartphone /> : <Monitor />}
      </span>
      <div className={styles.words}>
        <div className={styles.device}>
          <span title={session.device}>{device}</span>
          {session.current ? <Badge tone="positive">{m.account_session_current()}</Badge> : null}
        </div>
        <div className={styles.small}>
          <Ltr>{session.ip}</Ltr>
        </div>
        <div className={`${styles.small} ${styles.times}`} title={zoneText()}>
          <span>{m.account_session_active({ date: ltr(instantText(session.last_active_at)) })}</span>
          <span>{m.account_session_started({ date: ltr(instantText(session.created_at)) })}</span>
        </div>
      </div>
      {session.current ? null : <EndButton id={session.id} device={device} />}
    </li>
  )
}

function EndButton({ id, device }: { id: string; device: string }) {
  const { mutate, isPending } = useMutationOnce({
    ...endSession(useQueryClient()),
    onSuccess: () => showToast({ variant: 'success', title: m.account_session_ended() }),
    onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
  })
  return (
    <Button
      size="small"
      busy={isPending}
      aria-label={m.account_session_end_of({ device })}
      onClick={() => mutate(id)}
    >
      {m.account_session_end()}
    </Button>
  )
}

/** A date keeps its order inside an Arabic sentence. */
function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

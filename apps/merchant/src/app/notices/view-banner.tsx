import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Banner } from '@daftar/ui/banner'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'
import { Eye } from 'lucide-react'
import type { Account } from '../../shared/session/account.ts'

/** Staff see what the person sees: above every page it says so, until when, and how to end it. */
export function ViewBanner({ account, until }: { account: Account; until: string }) {
  const name = `${account.first_name} ${account.last_name}`.trim()
  return (
    <Banner
      tone="warning"
      icon={<Eye />}
      title={<Typed>{m.shell_view_title({ name })}</Typed>}
      actions={<Link href={pathOf('logout')}>{m.shell_view_end()}</Link>}
    >
      {m.shell_view_text({ time: timeText(until) })}
    </Banner>
  )
}

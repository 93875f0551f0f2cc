import { Component, useEffect, type ReactNode } from 'react'
import { Button, buttonClass } from '@daftar/ui/button'
import { ErrorPage } from '@daftar/ui/error-page'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { Unplug } from 'lucide-react'
import { useServices } from '../../shared/use-services.ts'
import { supportMailbox } from '../../shared/config/public-config.ts'

/** Drawing broke: say so, offer to refresh and to write (APP-86 to APP-88, DEC-APP-18). */
export function CrashView({ error }: { error: unknown }) {
  const { config } = useServices()
  useEffect(() => console.error(error), [error])
  return (
    <ErrorPage
      icon={<Unplug />}
      tone="negative"
      title={m.shell_crash_title()}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {m.shell_refresh()}
          </Button>
          <Link href={`mailto:${supportMailbox(config, null)}`} look="bare" className={buttonClass()}>
            {m.shell_contact_us()}
          </Link>
        </>
      }
    >
      {m.shell_crash_text()}
    </ErrorPage>
  )
}

/** The last net, round everything: also a crash of the shell itself leaves a page that helps. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('crash') }
  }

  override render() {
    return this.state.error === null ? this.props.children : <CrashView error={this.state.error} />
  }
}

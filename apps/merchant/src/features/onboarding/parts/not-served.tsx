import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { Button } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { MapPin } from 'lucide-react'

/** The end of the way where we do not sell yet: what was said is kept (DEC-ONB-21). */
export function NotServed({ document, onBack }: { document: OnboardingDocument; onBack: () => void }) {
  return (
    <>
      <PageHeader title={m.apply_title()} />
      <EmptyState
        icon={<MapPin />}
        title={m.apply_result_other_title()}
        action={<Button onClick={onBack}>{m.common_back()}</Button>}
      >
        {m.apply_result_other_text({ email: isolated(document.basic_info.email) })}
      </EmptyState>
    </>
  )
}

import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { m } from '@daftar/words'
import type { Application } from '../wire.ts'
import { stepFacts } from './step-facts.tsx'

/** What is about to be handed in, in short. */
export function ReviewCard({ application }: { application: Application }) {
  return (
    <Card title={m.wizard_review_title()}>
      <DescriptionList
        facts={[
          ...stepFacts(application, 'customize_your_offer'),
          {
            id: 'statements',
            label: m.wizard_step_statements(),
            value: m.wizard_files_count({ count: application.bank_statements.length }),
          },
        ]}
      />
    </Card>
  )
}

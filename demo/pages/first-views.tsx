import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { ContactHelp } from '../../src/api/account/contact.ts';
import type { DevicesAnswer } from '../../src/api/account/devices.ts';
import type { FaqCategory } from '../../src/api/account/faq.ts';
import type { Newsletter } from '../../src/api/account/newsletters.ts';
import type { Topic } from '../../src/api/account/topics.ts';
import type { Offer } from '../../src/api/subscriptions/offers.ts';
import { ChatCard } from '../../src/features/account-contact/ChatCard.tsx';
import { ContactForm } from '../../src/features/account-contact/ContactForm.tsx';
import { ContactView } from '../../src/features/account-contact/ContactView.tsx';
import { copy as contactCopy } from '../../src/features/account-contact/copy.ts';
import { draftFor } from '../../src/features/account-contact/model.ts';
import { Phone } from '../../src/features/account-contact/Phone.tsx';
import { Lead as DevicesLead, DevicesView } from '../../src/features/account-devices/DevicesView.tsx';
import { countText } from '../../src/features/account-faq/count-text.ts';
import { FaqList } from '../../src/features/account-faq/FaqList.tsx';
import { FaqView } from '../../src/features/account-faq/FaqView.tsx';
import { productOptions, queryIn } from '../../src/features/account-faq/model.ts';
import { SearchForm } from '../../src/features/account-faq/SearchForm.tsx';
import { InterestsView, TopicsView } from '../../src/features/account-interests/InterestsView.tsx';
import { AccountLoginView } from '../../src/features/account-login/AccountLoginView.tsx';
import { loginLinks } from '../../src/features/account-login/links.ts';
import { NewslettersView, ShelfView } from '../../src/features/account-newsletters/NewslettersView.tsx';
import { copy as offerCopy } from '../../src/features/account-offer/copy.ts';
import { OfferView, Others } from '../../src/features/account-offer/OfferView.tsx';
import { FinishedView } from '../../src/features/account-onboarding/FinishedView.tsx';
import { openStep } from '../../src/features/account-onboarding/model.ts';
import { Steps } from '../../src/features/account-onboarding/Steps.tsx';
import { NewslettersStep, TopicsStep } from '../../src/features/account-onboarding/StepViews.tsx';
import { Ask } from '../../src/features/account-password/Ask.tsx';
import { emptyDraft } from '../../src/features/account-registration/model.ts';
import { RegistrationView } from '../../src/features/account-registration/RegistrationView.tsx';
import type { Onboarding } from '../../src/rules/account/onboarding.ts';
import type { SupportHours } from '../../src/rules/assistance/support-hours.ts';
import { brandIdentities, brandOfSigla } from '../../src/rules/brand/brand.ts';
import { signInUrl } from '../../src/rules/brand/links.ts';
import { chatbotPolicyUrl } from '../../src/rules/brand/page-links.ts';
import { payNowPath } from '../../src/rules/subscriptions/payment.ts';
import { Card } from '../../src/ui/base/Part.tsx';
import { chatbot, press } from './newsstand/member-views.tsx';

/** Where a page is: the origins of its brand, and its own address. */
export interface Place {
  readonly account: string;
  readonly site: string;
  readonly newsstand: string;
  readonly page: string;
  /** The hours of its brand, if not as usual. */
  readonly own?: SupportHours | undefined;
}

const nothing = (): void => {};

/** Nothing waits before a script answers. */
const none: ReadonlySet<string> = new Set();

/** The sign-in form, which the server takes too: a press before the script signs in. */
const login = (
  { account, page }: Place,
  returnTo: string,
  problem: string | undefined,
  provider: string,
  typed: { readonly login: string; readonly remember: boolean },
): ReactNode => (
  <AccountLoginView
    busy={false}
    problem={problem}
    provider={provider}
    links={loginLinks(account, returnTo)}
    onSubmit={nothing}
    onRemember={nothing}
    onPasskey={nothing}
    written={{ action: page, ...typed }}
  />
);

const registration = (place: Place): ReactNode => (
  <RegistrationView
    draft={emptyDraft}
    errors={{}}
    attempt={0}
    busy={false}
    problem={undefined}
    links={{
      signIn: `${place.account}/sso/request-login`,
      privacy: `${place.site}/privacy`,
      clauses: undefined,
      business: `${place.account}/contact?forceForm=1`,
    }}
    onChange={nothing}
    onSubmit={nothing}
  />
);

const forgotten = (): ReactNode => <Ask asker={undefined} onSent={nothing} />;

/** The sender, where the page knows them. */
interface Sender {
  readonly name: string;
  readonly email: string;
}

const contact = (
  { account, site, page, own }: Place,
  { topics, phone }: ContactHelp,
  sender: Sender | undefined,
  isFormFirst: boolean,
): ReactNode => (
  <div className="contact-panel">
    <ContactView
      isFormFirst={isFormFirst}
      ways={
        <>
          <Phone phone={phone} own={own} />
          <ChatCard signIn={sender ? undefined : signInUrl(account, page)} policy={chatbotPolicyUrl(site)} />
        </>
      }
      form={
        <Card title={contactCopy.title}>
          <ContactForm
            topics={topics}
            draft={{ ...draftFor(topics), ...sender }}
            messages={[]}
            errors={{}}
            attempt={0}
            busy={false}
            problem={undefined}
            account={account}
            site={site}
            onChange={nothing}
            onSubmit={nothing}
          />
        </Card>
      }
    />
  </div>
);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of an answer, which the server made from text. */
const plainText = (content: string): string =>
  content.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const faq = ({ account }: Place, search: string, categories: readonly FaqCategory[]): ReactNode => {
  const query = queryIn(search, productOptions());
  return (
    <FaqView
      search={<SearchForm text={query.q} query={query} field={null} onText={nothing} onQuery={nothing} />}
      status={countText({ query, categories })}
      busy
      contact={`${account}/contact`}
    >
      <FaqList
        found={{ query, categories }}
        votes={{ of: () => undefined, give: nothing }}
        answer={({ answer_html }) => (
          <div className="faq-text">
            <p>{plainText(answer_html)}</p>
          </div>
        )}
        onAll={nothing}
      />
    </FaqView>
  );
};

const devices = ({ account }: Place, answer: DevicesAnswer, now: Date): ReactNode => (
  <div className="devices-panel">
    <DevicesLead account={account} />
    <DevicesView answer={answer} now={now} onDisconnect={nothing} onDisconnectOthers={nothing} />
  </div>
);

const newsletters = (email: string, brand: string, letters: readonly Newsletter[]): ReactNode => (
  <NewslettersView
    email={email}
    brand={brand}
    // The panel has the names a moment later, too.
    brands={(brandOfSigla(brand) ? brandIdentities : [{ sigla: brand }]).map(({ sigla }) => [sigla, sigla])}
    onBrand={nothing}
  >
    <ShelfView newsletters={letters} pending={none} theme="" onTheme={nothing} onChange={nothing} onEndAll={nothing} />
  </NewslettersView>
);

const interests = (topics: readonly Topic[]): ReactNode => (
  <InterestsView push={{ state: 'off', busy: false }} onPush={nothing}>
    <TopicsView topics={topics} pending={none} onChange={nothing} />
  </InterestsView>
);

const offer = ({ account }: Place, offers: readonly Offer[]): ReactNode => {
  const [own, ...others] = offers;
  return (
    <div className="offer-panel">
      <h1>{offerCopy.title}</h1>
      {own ? <OfferView offer={own} isChosen={false} payment={account + payNowPath} onReview={nothing} /> : null}
      {others.length > 0 ? <Others offers={others} onShow={nothing} /> : null}
    </div>
  );
};

/** What a reader who walks through the first steps chooses from. */
interface Choices {
  readonly topics: readonly Topic[];
  readonly newsletters: readonly Newsletter[];
}

/** The steps that are a choice; undefined for the others. */
const onboarding = (place: Place, steps: Onboarding, { topics, newsletters: letters }: Choices): ReactNode => {
  const shown = openStep(steps);
  const step = { pending: none, isMove: false, onToggle: nothing, onNext: async () => undefined };
  return (
    <div className="onboarding">
      <Steps steps={steps} shown={shown} onShow={nothing} />
      {shown === 'interests' ? <TopicsStep {...step} topics={topics} /> : null}
      {shown === 'newsletters' ? <NewslettersStep {...step} newsletters={letters} /> : null}
      {shown ? null : (
        <FinishedView
          isMove={false}
          followed={topics.filter(({ followed }) => followed)}
          newsstand={`${place.newsstand}/`}
          account={place.account}
        />
      )}
    </div>
  );
};

/** The first view of panels, as React draws them, for the demo's server: HTML from their data. */
export const firstViews = {
  login: (...data: Parameters<typeof login>) => renderToStaticMarkup(login(...data)),
  registration: (...data: Parameters<typeof registration>) => renderToStaticMarkup(registration(...data)),
  forgotten: () => renderToStaticMarkup(forgotten()),
  contact: (...data: Parameters<typeof contact>) => renderToStaticMarkup(contact(...data)),
  faq: (...data: Parameters<typeof faq>) => renderToStaticMarkup(faq(...data)),
  devices: (...data: Parameters<typeof devices>) => renderToStaticMarkup(devices(...data)),
  newsletters: (...data: Parameters<typeof newsletters>) => renderToStaticMarkup(newsletters(...data)),
  interests: (...data: Parameters<typeof interests>) => renderToStaticMarkup(interests(...data)),
  offer: (...data: Parameters<typeof offer>) => renderToStaticMarkup(offer(...data)),
  onboarding: (...data: Parameters<typeof onboarding>) => renderToStaticMarkup(onboarding(...data)),
  chatbot: (...data: Parameters<typeof chatbot>) => renderToStaticMarkup(chatbot(...data)),
  press: (...data: Parameters<typeof press>) => renderToStaticMarkup(press(...data)),
};

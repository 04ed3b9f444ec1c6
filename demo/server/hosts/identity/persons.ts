/** A person with an account at a provider. */
export interface DemoPerson {
  readonly name: string;
  /** Also the subject. */
  readonly account: string;
  readonly email: string;
  readonly isVerified: boolean;
  /** Their code cannot be exchanged. */
  readonly fails?: true;
}

/** A provider of the demo world. */
export interface DemoProvider {
  readonly name: string;
  readonly hostname: string;
  readonly persons: readonly DemoPerson[];
  /** Whether it ends its own session when a paper's does; Google does not. */
  readonly signsOut: boolean;
}

const google: DemoProvider = {
  name: 'Google',
  hostname: 'google.localhost',
  signsOut: false,
  persons: [
    {
      name: 'Giulia Ferrante',
      account: 'giulia.ferrante@google.example',
      email: 'giulia.ferrante@google.example',
      isVerified: true,
    },
    {
      name: 'Account senza abbonamento',
      account: 'altro.account@google.example',
      email: 'altro.account@google.example',
      isVerified: true,
    },
    {
      name: 'Account che non risponde',
      account: 'guasto@google.example',
      email: 'guasto@google.example',
      isVerified: true,
      fails: true,
    },
  ],
};

const group: DemoProvider = {
  name: 'Gruppo Editoriale',
  hostname: 'gruppo.localhost',
  signsOut: true,
  persons: [
    { name: 'Giulia Ferrante', account: 'gruppo-0417', email: 'digital@example.it', isVerified: true },
    { name: 'Indirizzo non verificato', account: 'gruppo-0562', email: 'online@example.it', isVerified: false },
    {
      name: 'Account che non risponde',
      account: 'gruppo-0999',
      email: 'lettore@example.it',
      isVerified: true,
      fails: true,
    },
  ],
};

/** The providers of the demo world, by their place on the account site. */
export const demoProviders = { google, identity: group } as const;

/** The brand whose readers may sign in with the group's provider. */
export const groupBrand = 'QP';

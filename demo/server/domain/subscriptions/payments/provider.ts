import type { PaymentMethod, PaymentState } from '../../../../../src/rules/subscriptions/payment.ts';

/** A method that the provider keeps for a reader. */
export interface MethodOnFile {
  readonly label: string;
  /** Its issuer refused the last charge. */
  readonly isRefused: boolean;
}

/** A request to charge a reader. */
export interface ChargeRequest {
  /** A second request with the same key returns the first charge. */
  readonly key: string;
  readonly method: PaymentMethod;
  /** The method that `file` charges. */
  readonly onFile: MethodOnFile | undefined;
  readonly payee: string;
  readonly cents: number;
  /** Where the reader returns to after the provider's page. */
  readonly returnUrl: string;
}

export interface Charge {
  readonly state: PaymentState;
  /** The method as shown to the reader. */
  readonly label: string;
  /** The provider's page where the reader types a card, confirms at the bank or cancels; null when none is needed. */
  readonly confirmUrl: string | null;
}

/** A provider of payments. Card data are typed on its own pages only. */
export interface PaymentProvider {
  charge(request: ChargeRequest): Promise<Charge>;
  /** The present state of a charge; undefined if it never arrived. */
  find(key: string): Promise<Charge | undefined>;
  /** Ends a charge that the reader has not confirmed; no effect on any other. */
  cancel(key: string): Promise<void>;
  refund(key: string): Promise<void>;
}

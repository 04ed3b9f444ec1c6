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
  /** The account that pays. */
  readonly payer: string;
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

/** Code of the refusal when the provider does not answer. */
export const noAnswerCode = 'ERR_PAYMENT_SERVICE';

/**
 * A provider of payments. Card data are typed on its own pages only. Each function may be repeated: after a lost answer it does
 * nothing twice. Rejects with an `ApiError`, `noAnswerCode`: 503 when the provider does not answer, 502 when it answers nothing
 * of use about this one charge.
 */
export interface PaymentProvider {
  /** Charges the method on file, or opens the page where the reader pays. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** The present state of a charge; undefined if it never arrived. */
  find(key: string): Promise<Charge | undefined>;
  /** Ends a charge that the reader has not confirmed; no effect on any other. */
  cancel(key: string): Promise<void>;
  /** Pays a charge back; no effect on one that was not paid. */
  refund(key: string): Promise<void>;
}

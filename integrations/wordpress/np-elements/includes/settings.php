<?php
/** The settings: their fields, what is valid, and where they are stored. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const OPTION = 'np_elements';

/** The codes and names of the brands. Add one of your own with the filter. */
function brands(): array {
	return (array) apply_filters( 'np_elements_brands', contracts()['brands'] );
}

/** The fields by their name in `np.configure`; `folder` and `integrity` are the plugin's own. */
function fields(): array {
	return array(
		'folder'        => array( 'folder', '', 'Cartella degli elementi', 'Dove sta np-elements.js: https://cdn.esempio.it/np/0.2.0/, o /np/ su questo sito.' ),
		'integrity'     => array( 'switch', '1', 'Controllo di integrità', 'Il browser rifiuta script diversi da quelli di sri.json, letto quando salvi. Toglilo se la cartella cambia contenuto senza cambiare indirizzo.' ),
		'brand'         => array( 'choice', 'MG', 'Testata', '', 'brands' ),
		'domain'        => array( 'host', '', 'Dominio della testata', 'Senza https://, per esempio gazzetta.esempio.it.' ),
		'newsstand'     => array( 'origin', '', 'Edicola', 'L’indirizzo del server dell’edicola.' ),
		'account'       => array( 'origin', '', 'Area personale', 'L’indirizzo del server degli account e delle chat.' ),
		'site'          => array( 'origin', '', 'Sito', 'L’indirizzo del sito della testata.' ),
		'shop'          => array( 'origin', '', 'Negozio', 'L’indirizzo del negozio degli abbonamenti.' ),
		'captchaUrl'    => array( 'url', '', 'Script del captcha', 'Serve alla chat di assistenza.' ),
		'captchaSiteId' => array( 'key', '', 'Chiave del captcha', 'La chiave pubblica del sito.' ),
		'consentMode'   => array( 'choice', 'strict', 'Consenso mancante', '', 'consent_modes' ),
	);
}

function consent_modes(): array {
	return array(
		'strict'  => 'Chi non ha scelto non ha acconsentito',
		'default' => 'Chi non ha scelto ha acconsentito',
	);
}

/** The options of a field of type `choice`: labels by value. */
function choices( array $field ): array {
	return ( __NAMESPACE__ . '\\' . $field[4] )();
}

/** The stored settings, complete. */
function settings(): array {
	$defaults = array_map( fn( $field ) => $field[1], fields() );
	$stored   = get_option( OPTION );
	return array_merge( $defaults, is_array( $stored ) ? array_intersect_key( $stored, $defaults ) : array() );
}

/** Scheme, host, port and path of an http address; null when it is none or holds more than that. */
function plain_address( string $text ): ?array {
	$parts = wp_parse_url( $text );
	$extra = is_array( $parts ) ? array_diff_key( $parts, array_flip( array( 'scheme', 'host', 'port', 'path' ) ) ) : null;
	if ( array() !== $extra || ! isset( $parts['scheme'], $parts['host'] ) || esc_url_raw( $text, array( 'http', 'https' ) ) !== $text ) {
		return null;
	}
	$path = $parts['path'] ?? '';
	return str_contains( $path, '..' ) ? null : array(
		'origin' => "{$parts['scheme']}://{$parts['host']}" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' ),
		'path'   => $path,
	);
}

/** The value to store for what was typed; null when it is not valid. Every field but a choice may be empty. */
function valid_value( array $field, string $text ): ?string {
	if ( 'choice' === $field[0] ) {
		return isset( choices( $field )[ $text ] ) ? $text : null;
	}
	if ( '' === $text ) {
		return '';
	}
	$address = plain_address( str_starts_with( $text, '/' ) && 'folder' === $field[0] ? home_url( $text ) : $text );
	return match ( $field[0] ) {
		'origin' => null !== $address && '' === trim( $address['path'], '/' ) ? $address['origin'] : null,
		'url'    => null !== $address ? $text : null,
		'folder' => null !== $address ? trailingslashit( $text ) : null,
		'host'   => preg_match( '/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i', $text ) ? strtolower( $text ) : null,
		'key'    => preg_match( '/^[\w-]{1,100}$/', $text ) ? $text : null,
		'switch' => '1',
	};
}

/** What is stored of a sent form. A wrong value changes nothing and is named. */
function sanitise( mixed $sent ): array {
	$sent   = is_array( $sent ) ? $sent : array();
	$stored = settings();
	foreach ( fields() as $name => $field ) {
		$text  = $sent[ $name ] ?? ( 'choice' === $field[0] ? $stored[ $name ] : '' );
		$text  = is_scalar( $text ) ? trim( (string) $text ) : '';
		$value = valid_value( $field, $text );
		if ( null !== $value ) {
			$stored[ $name ] = $value;
		} elseif ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( OPTION, $name, sprintf( '%s: «%s» non è un valore valido. Resta quello di prima.', $field[2], esc_html( $text ) ) );
		}
	}
	return $stored;
}

add_action(
	'init',
	fn() => register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\\sanitise',
		)
	)
);

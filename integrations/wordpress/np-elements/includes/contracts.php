<?php
/** What the elements accept, as their contracts say. contracts.json is generated. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

/** The generated file: `brands` (name by code) and `tags` (summary and attributes by tag). */
function contracts(): array {
	static $contracts;
	$contracts ??= wp_json_file_decode( __DIR__ . '/contracts.json', array( 'associative' => true ) );
	return $contracts;
}

/** The attributes of a tag by name; null for a tag that is none of the elements. */
function attributes_of( string $tag ): ?array {
	return contracts()['tags'][ $tag ]['attributes'] ?? null;
}

/** Whether an address may be used: WordPress's own protocols, or none. */
function is_address( string $value ): bool {
	return wp_kses_bad_protocol( $value, wp_allowed_protocols() ) === $value;
}

/** The value of an attribute as text, '' for a boolean that is set; null leaves the attribute out. */
function attribute_value( array $spec, mixed $value ): ?string {
	if ( is_bool( $value ) ) {
		$value = $value ? 'true' : 'false';
	}
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	$text = (string) $value;
	return match ( $spec['type'] ) {
		'boolean' => in_array( $text, array( 'false', '0' ), true ) ? null : '',
		'number'  => is_numeric( $text ) ? $text : null,
		'enum'    => in_array( $text, $spec['values'], true ) ? $text : null,
		'address' => '' !== $text && is_address( $text ) ? $text : null,
		default   => '' !== $text ? $text : null,
	};
}

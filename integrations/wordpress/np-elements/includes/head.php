<?php
/** Configuration and script, once, in the head of every page. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const OWN_FIELDS = array( 'folder', 'integrity' );

/** The options of `np.configure`. The filter adds what has no field, such as `services` or `paths`. */
function config(): array {
	$set = array_filter( array_diff_key( settings(), array_flip( OWN_FIELDS ) ), fn( $value ) => '' !== $value );
	return (array) apply_filters( 'np_elements_config', $set );
}

/** JSON that a script element may hold. */
function script_json( array $data ): string {
	return (string) wp_json_encode( (object) $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/**
 * Whether to print an import map with the integrity of every chunk. Not where WordPress prints a map of its own (6.5 and
 * newer): a browser that knows one map a page would drop it.
 */
function has_import_map(): bool {
	return (bool) apply_filters( 'np_elements_import_map', ! function_exists( 'wp_enqueue_script_module' ) );
}

function print_head(): void {
	static $is_printed = false;
	$folder            = folder( settings() );
	if ( $is_printed || '' === $folder ) {
		return;
	}
	$is_printed = true;
	$nonce      = (string) apply_filters( 'np_elements_nonce', '' );
	$own        = '' === $nonce ? array() : array( 'nonce' => $nonce );
	if ( '' !== $nonce ) {
		leave_uncached();
	}
	wp_print_inline_script_tag( 'window.np = { config: ' . script_json( config() ) . ' };', $own );
	$integrity = integrity();
	if ( array() !== $integrity && has_import_map() ) {
		$values = array_combine( array_map( fn( $name ) => $folder . $name, array_keys( $integrity ) ), $integrity );
		wp_print_inline_script_tag( script_json( array( 'integrity' => $values ) ), array( 'type' => 'importmap' ) + $own );
	}
	$script = array(
		'type' => 'module',
		'src'  => $folder . 'np-elements.js',
	);
	if ( isset( $integrity['np-elements.js'] ) ) {
		$script += array(
			'integrity'   => $integrity['np-elements.js'],
			'crossorigin' => 'anonymous',
		);
	}
	wp_print_script_tag( $script + $own );
}

add_action( 'wp_head', __NAMESPACE__ . '\\print_head', 1 );
